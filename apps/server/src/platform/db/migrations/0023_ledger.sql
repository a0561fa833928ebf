CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"landing_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_of_price" boolean DEFAULT false NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(16, 6),
	"booked_minor" bigint NOT NULL,
	"booked_currency" text NOT NULL,
	"method" text,
	"note" text,
	"reverses_id" integer,
	"reversed_kind" text,
	"balance_minor" bigint GENERATED ALWAYS AS (booked_minor * case when kind = 'reversal' then -1 else 1 end * case coalesce(reversed_kind, kind) when 'charge' then 1 when 'refund' then 1 when 'credit' then -1 when 'payment' then -1 when 'deposit_captured' then -1 else 0 end) STORED NOT NULL,
	"held_minor" bigint GENERATED ALWAYS AS (booked_minor * case when kind = 'reversal' then -1 else 1 end * case when coalesce(reversed_kind, kind) = 'deposit_held' then 1 when coalesce(reversed_kind, kind) like 'deposit_%' then -1 else 0 end) STORED NOT NULL,
	"receipt_year" integer,
	"receipt_number" integer,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_whole" UNIQUE("id","reservation_id","kind","amount_minor","currency","booked_minor","booked_currency"),
	CONSTRAINT "ledger_entries_kind" CHECK (coalesce("ledger_entries"."reversed_kind", "ledger_entries"."kind") in ('charge', 'credit', 'payment', 'refund', 'deposit_held', 'deposit_released', 'deposit_captured', 'deposit_lapsed')),
	CONSTRAINT "ledger_entries_reversal" CHECK (num_nulls("ledger_entries"."reverses_id", "ledger_entries"."reversed_kind") = case when "ledger_entries"."kind" = 'reversal' then 0 else 2 end),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" > 0 and "ledger_entries"."booked_minor" > 0),
	CONSTRAINT "ledger_entries_rate" CHECK (case when "ledger_entries"."currency" = "ledger_entries"."booked_currency" then "ledger_entries"."rate" is null and "ledger_entries"."amount_minor" = "ledger_entries"."booked_minor" else "ledger_entries"."rate" > 0 end),
	CONSTRAINT "ledger_entries_method" CHECK ("ledger_entries"."method" in ('cash', 'card', 'transfer', 'other')),
	CONSTRAINT "ledger_entries_receipt_of_money" CHECK (num_nulls("ledger_entries"."method", "ledger_entries"."receipt_year", "ledger_entries"."receipt_number") = case when coalesce("ledger_entries"."reversed_kind", "ledger_entries"."kind") in ('charge', 'credit') then 3 else 0 end),
	CONSTRAINT "ledger_entries_of_price" CHECK (not "ledger_entries"."is_of_price" or ("ledger_entries"."kind" in ('charge', 'credit') and "ledger_entries"."note" is null)),
	CONSTRAINT "ledger_entries_actor" CHECK ("ledger_entries"."actor_kind" in ('person', 'key', 'visitor', 'system') and ("ledger_entries"."actor_id" is not null) = ("ledger_entries"."actor_kind" in ('person', 'key')))
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_account_id_kind_year_pk" PRIMARY KEY("account_id","kind","year")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "desk_pays_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses" FOREIGN KEY ("reverses_id","reservation_id","reversed_kind","amount_minor","currency","booked_minor","booked_currency") REFERENCES "public"."ledger_entries"("id","reservation_id","kind","amount_minor","currency","booked_minor","booked_currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_reservation" ON "ledger_entries" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_receipt" ON "ledger_entries" USING btree ("account_id","receipt_year","receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reversed_once" ON "ledger_entries" USING btree ("reverses_id");
--> statement-breakpoint
-- From here on by hand. What is to come, and what is out, is owed; what has ended has no ledger, and owes nothing.
insert into "ledger_entries" ("account_id", "landing_id", "reservation_id", "kind", "is_of_price", "amount_minor", "currency", "booked_minor", "booked_currency", "actor_kind", "at")
select l."account_id", l."id", r."id", 'charge', true, r."total_minor", r."currency", r."total_minor", r."currency", 'system', now()
from "reservations" r join "landings" l on l."id" = r."landing_id"
where r."status" in ('confirmed', 'out') and r."deleted_at" is null and r."total_minor" > 0
order by r."id";
--> statement-breakpoint
create function "owed_by_price"(r "reservations") returns bigint language sql immutable as $$
  select case
    when r.block_id is not null or r.deleted_at is not null or r.status in ('requested', 'declined', 'expired') then 0
    when r.cancelled_at is not null then r.cancellation_fee_minor
    else r.total_minor
  end
$$;
--> statement-breakpoint
-- Writes what a reservation owes by its price, and each difference of it. One that ended before there was a ledger goes on without.
create function "charge_price"() returns trigger language plpgsql as $$
declare
  actor text := coalesce(nullif(current_setting('nelly.actor', true), ''), 'system');
  actor_kind text := split_part(actor, ':', 1);
  before bigint := 0;
  after bigint := owed_by_price(new);
begin
  if actor = 'off' then return null; end if;
  if tg_op = 'UPDATE' then
    before := owed_by_price(old);
    if before = after and old.currency = new.currency then return null; end if;
    if before > 0 and not exists (select from ledger_entries where reservation_id = new.id and is_of_price) then return null; end if;
  end if;
  if actor_kind = 'job' then actor_kind := 'system'; end if;
  insert into ledger_entries (account_id, landing_id, reservation_id, kind, is_of_price, amount_minor, currency, booked_minor, booked_currency, actor_kind, actor_id, at)
    select l.account_id, l.id, new.id, case when owed.amount > 0 then 'charge' else 'credit' end, true,
      abs(owed.amount), owed.currency, abs(owed.amount), owed.currency,
      actor_kind, case when actor_kind in ('person', 'key') then split_part(actor, ':', 2)::integer end, now()
    from landings l, (
      select sum(amount) as amount, currency, min(place) as place
      from (values (-before, case when tg_op = 'UPDATE' then old.currency else new.currency end, 1), (after, new.currency, 2)) each_owed (amount, currency, place)
      group by currency) owed
    where l.id = new.landing_id and owed.amount <> 0
    order by owed.place;
  return null;
end $$;
--> statement-breakpoint
create trigger "charge_price" after insert or update of "status", "total_minor", "currency", "cancellation_fee_minor", "deleted_at" on "reservations"
  for each row when (new."block_id" is null) execute function charge_price();
--> statement-breakpoint
-- Only a note may be cleared, with the personal data of its reservation.
create function "keep_ledger"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null
    and to_jsonb(new) - '{note,balance_minor,held_minor}'::text[] = to_jsonb(old) - '{note,balance_minor,held_minor}'::text[] then return new; end if;
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  raise exception 'the ledger is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger "keep_ledger" before update or delete on "ledger_entries" for each row execute function keep_ledger();
--> statement-breakpoint
create trigger "keep_ledger_whole" before truncate on "ledger_entries" for each statement execute function keep_ledger();
--> statement-breakpoint
create function "keep_held"() returns trigger language plpgsql as $$
begin
  -- One after the other, so that each sees those before it.
  perform pg_advisory_xact_lock(hashtext('ledger_entries'), new.reservation_id);
  if (select sum(held_minor) from ledger_entries where reservation_id = new.reservation_id) < 0 then
    raise exception 'no more is held' using errcode = 'check_violation', constraint = 'ledger_entries_held';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger "keep_held" after insert on "ledger_entries" for each row when (new."held_minor" < 0) execute function keep_held();
--> statement-breakpoint
create function "remove_ledger"() returns trigger language plpgsql as $$
begin
  delete from ledger_entries where account_id = old.id;
  delete from paper_numbers where account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "remove_ledger" after delete on "accounts" for each row execute function remove_ledger();
--> statement-breakpoint
-- What changes hands by hand; what a price owes is told by its reservation.
create trigger "audit" after insert on "ledger_entries" for each row when (not new."is_of_price") execute function audit_change(
  'ledger-entry', '{id}', 'account_id', '', '{reservation_id,kind,amount_minor,currency,method}', '{id,account_id,landing_id,is_of_price,rate,booked_minor,booked_currency,reverses_id,reversed_kind,balance_minor,held_minor,receipt_year,receipt_number,actor_kind,actor_id,at}');
--> statement-breakpoint
drop trigger "audit" on "accounts";
--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent,suspended_at,suspension_note,requires_factor,legal_name,tax_number,legal_address,desk_pays_back}', '{id,created_at,revision}');
--> statement-breakpoint
-- These are pages of the system now.
update "landings" set "name" = "name" || '-' || "id" where "name" in ('pay', 'quote', 'verify');
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "account_id", "payload", "run_at", "created_at")
SELECT 'mail', gen_random_uuid() || '@nelly', "accounts"."id", jsonb_build_object(
	'kind', 'landing-renamed',
	'to', "accounts"."email",
	'content', jsonb_build_object(
		'subject', 'La dirección de tu landing cambió: /' || "landings"."name",
		'text', 'Desde esta versión de Nelly, la dirección de antes es una página del sistema. Tu landing está ahora en /' || "landings"."name" || '; en su configuración puedes darle otro nombre.' || E'\n\n' || 'Since this version of Nelly, the former address is a page of the system. Your landing is at /' || "landings"."name" || ' now; its settings let you choose another name.' || E'\n',
		'html', '<p>Desde esta versión de Nelly, la dirección de antes es una página del sistema. Tu landing está ahora en <b>/' || "landings"."name" || '</b>; en su configuración puedes darle otro nombre.</p><p lang="en">Since this version of Nelly, the former address is a page of the system. Your landing is at <b>/' || "landings"."name" || '</b> now; its settings let you choose another name.</p>',
		'attachments', jsonb_build_array()
	)
), now(), now()
FROM "landings" JOIN "accounts" ON "accounts"."id" = "landings"."account_id"
WHERE "landings"."name" IN ('pay-' || "landings"."id", 'quote-' || "landings"."id", 'verify-' || "landings"."id");
