CREATE TABLE "partner_rentals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_rentals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"reference" text NOT NULL,
	"percent" integer NOT NULL,
	"currency" text NOT NULL,
	"base_minor" bigint NOT NULL,
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"email" text,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partners_percent" CHECK ("partners"."percent" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "partner_id" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "partner_percent" integer;--> statement-breakpoint
ALTER TABLE "partner_rentals" ADD CONSTRAINT "partner_rentals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_rentals_partner" ON "partner_rentals" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "partner_rentals_reservation" ON "partner_rentals" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_code" ON "partners" USING btree ("account_id",lower("code"));--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_partner" ON "reservations" USING btree ("partner_id") WHERE "reservations"."partner_id" is not null;
--> statement-breakpoint
-- From here on by hand. The audit tells of partners, of the e-mail that it changed; whose a reservation is comes with the booking.
create trigger "audit" after insert or update on "partners" for each row execute function audit_change(
  'partner', '{id}', 'account_id', 'name', '{name,code,percent,withdrawn_at}', '{id,account_id,created_at,revision}');
--> statement-breakpoint
drop trigger "audit" on "reservations";
--> statement-breakpoint
create trigger "audit" after insert or update on "reservations" for each row when (new.block_id is null) execute function audit_change(
  'reservation', '{id}', 'landing_id', 'reference',
  '{during,unit,is_pinned,vehicle_name,persons,bags,pickup_place,return_place,currency,total_minor,status,out_at,returned_at,out_odometer,out_fuel_eighths,return_odometer,return_fuel_eighths,returned_place,cancelled_at,cancellation_fee_minor,additional_drivers,language,erased_at}',
  '{id,reference,booking_reference,landing_id,vehicle_id,pool_id,vehicle_picture,customer_id,idempotency_key,payload_hash,secret_hash,created_at,answer_by,revision,offer_id,is_age_asked,turnaround_minutes,held,publication_number,terms_accepted_at,source,partner_id,partner_percent,quote_id,block_id}');
--> statement-breakpoint
-- Writes what counts of a reservation for its partner whenever that changes: the price without tax of a rental that is back.
create or replace function "count_for_partner"() returns trigger language plpgsql as $$
declare
  base bigint := case when new.deleted_at is null and new.status in ('returned', 'closed') then (new.quote ->> 'subtotal')::bigint else 0 end;
  last record;
begin
  if current_setting('nelly.actor', true) = 'off' then return null; end if;
  select base_minor, currency into last from partner_rentals where reservation_id = new.id order by id desc limit 1;
  if base = coalesce(last.base_minor, 0) and (base = 0 or last.currency = new.currency) then return null; end if;
  insert into partner_rentals (partner_id, reservation_id, reference, percent, currency, base_minor, month)
    select new.partner_id, new.id, new.reference, new.partner_percent, new.currency, base, to_char(now() at time zone l.timezone, 'YYYY-MM')
    from landings l where l.id = new.landing_id;
  return null;
end $$;
--> statement-breakpoint
create trigger "count_for_partner" after insert or update of "status", "quote", "currency", "deleted_at" on "reservations"
  for each row when (new."partner_id" is not null) execute function count_for_partner();
