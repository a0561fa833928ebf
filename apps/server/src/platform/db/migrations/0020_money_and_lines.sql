-- Prices of any currency, and quotes that hold their lines. The two functions stay: backups of earlier versions are read by them.
create function "quote_in_lines"(old jsonb, during tsrange) returns jsonb language plpgsql immutable as $$
declare
  names constant jsonb := '{
    "damage_waiver": {"es": "Exención de daños", "en": "Damage waiver"},
    "personal_effects": {"es": "Cobertura de efectos personales", "en": "Personal effects coverage"},
    "baby_seat": {"es": "Silla para bebé", "en": "Baby seat"},
    "liability_service": {"es": "Servicio adicional de responsabilidad civil", "en": "Additional liability service"},
    "license_fee": {"es": "Tasa de licencia del vehículo", "en": "Vehicle license fee"}}';
  days constant integer := old ->> 'days';
  total constant bigint := old ->> 'total';
  seconds constant numeric := extract(epoch from upper(during) - lower(during));
  lines jsonb;
  subtotal bigint;
begin
  if old ? 'lines' then return old; end if;
  select jsonb_agg(jsonb_build_object('code', code, 'kind', kind, 'name', names -> code, 'quantity', quantity, 'days', line_days,
      'unitAmount', amount / (quantity * coalesce(line_days, 1)), 'perDays', 1, 'amount', amount, 'taxable', true,
      'reason', reason) order by position)
    into lines
    from (
      select 1::bigint as position, 'rental' as code, 'rental' as kind, 1 as quantity, days as line_days,
        (old -> 'rental')::bigint as amount, '{"kind": "vehicle_price"}'::jsonb as reason
      union all
      select 1 + number, extra ->> 'code', 'extra', (extra ->> 'quantity')::integer, days, (extra ->> 'amount')::bigint,
        '{"kind": "per_day", "limited": false}'
      from jsonb_array_elements(old -> 'extras') with ordinality as e (extra, number)
      union all
      select 1000, 'liability_service', 'fee', 1, null, (old -> 'liabilityService')::bigint, '{"kind": "per_rental"}'
      union all
      select 1001, 'license_fee', 'fee', 1, null, (old -> 'vehicleLicenseFee')::bigint, '{"kind": "per_rental"}') as given;
  select sum((line ->> 'amount')::bigint) into subtotal from jsonb_array_elements(lines) line;
  if subtotal is null or subtotal is distinct from (old ->> 'subtotal')::bigint or total is distinct from subtotal + (old ->> 'tax')::bigint
    or (old ->> 'rental')::bigint is distinct from days * (old ->> 'pricePerDay')::bigint
  then raise exception 'the lines of this price do not add up: %', old using errcode = 'check_violation'; end if;
  return jsonb_build_object('currency', 'USD', 'ratesVersion', 0, 'pricePerDay', old -> 'pricePerDay', 'days', days,
    'clockDays', greatest(1, ceil(seconds / 86400))::integer, 'lines', lines, 'discountCode', null, 'subtotal', old -> 'subtotal',
    'tax', jsonb_build_object('name', '{"es": "ITBIS", "en": "ITBIS"}'::jsonb, 'percent', 1800, 'included', false,
      'amount', old -> 'tax'),
    'total', total, 'prepayment', null, 'dueAtPickup', total, 'deposit', null, 'display', null,
    'terms', '{"cancellation": {"earlier": {"amount": 10000, "percent": null, "days": null},
        "within": [{"hours": 24, "amount": 20000, "percent": null, "days": null}], "afterPickup": "all"}, "mileage": null}'::jsonb);
end $$;
--> statement-breakpoint
create function "quote_before_lines"(quote jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('days', quote -> 'days', 'pricePerDay', quote -> 'pricePerDay',
    'rental', (select line -> 'amount' from jsonb_array_elements(quote -> 'lines') line where line ->> 'kind' = 'rental' limit 1),
    'extras', (select coalesce(jsonb_agg(jsonb_build_object('code', line -> 'code', 'quantity', line -> 'quantity',
        'amount', line -> 'amount') order by number), '[]')
      from jsonb_array_elements(quote -> 'lines') with ordinality as l (line, number) where line ->> 'kind' = 'extra'),
    'liabilityService', (select line -> 'amount' from jsonb_array_elements(quote -> 'lines') line where line ->> 'code' = 'liability_service'),
    'vehicleLicenseFee', (select line -> 'amount' from jsonb_array_elements(quote -> 'lines') line where line ->> 'code' = 'license_fee'),
    'subtotal', quote -> 'subtotal', 'tax', quote -> 'tax' -> 'amount', 'total', quote -> 'total')
$$;
--> statement-breakpoint
create function "mail_in_lines"(payload jsonb) returns jsonb language sql immutable as $$
  select case when payload #> '{content,reservation,quote}' is null or payload #> '{content,reservation,quote}' ? 'lines' then payload
    else jsonb_set(payload, '{content,reservation}', (payload #> '{content,reservation}') - 'cancellationFeeCents'
      || jsonb_build_object('cancellationFeeMinor', payload #> '{content,reservation,cancellationFeeCents}',
        'quote', quote_in_lines(payload #> '{content,reservation,quote}',
          tsrange((payload #>> '{content,reservation,during,pickup}')::timestamp,
            (payload #>> '{content,reservation,during,return}')::timestamp)))) end
$$;
--> statement-breakpoint
create function "mail_before_lines"(payload jsonb) returns jsonb language sql immutable as $$
  select case when payload #> '{content,reservation,quote}' is null then payload
    else jsonb_set(payload, '{content,reservation}', (payload #> '{content,reservation}') - 'cancellationFeeMinor'
      || jsonb_build_object('cancellationFeeCents', payload #> '{content,reservation,cancellationFeeMinor}',
        'quote', quote_before_lines(payload #> '{content,reservation,quote}'))) end
$$;
--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" RENAME COLUMN "price_per_day_cents" TO "price_per_day_minor";--> statement-breakpoint
ALTER TABLE "vehicles" ALTER COLUMN "price_per_day_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reservations" RENAME COLUMN "total_cents" TO "total_minor";--> statement-breakpoint
ALTER TABLE "reservations" RENAME COLUMN "cancellation_fee_cents" TO "cancellation_fee_minor";--> statement-breakpoint
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_total_positive";--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "total_minor" SET DATA TYPE bigint, ALTER COLUMN "cancellation_fee_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_total_not_negative" CHECK ("reservations"."total_minor" >= 0);--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "currency" DROP DEFAULT;--> statement-breakpoint
update "reservations" set "quote" = quote_in_lines("quote", "during");--> statement-breakpoint
update "jobs" set "payload" = mail_in_lines("payload") where "kind" = 'mail' and "payload" is not null;--> statement-breakpoint
do $$
declare
  wrong text;
begin
  select string_agg("reference", ', ') into wrong from "reservations"
    where ("quote" ->> 'total')::bigint is distinct from "total_minor";
  if wrong is not null then raise exception 'these reservations have another total than their lines: %', wrong; end if;
end $$;
