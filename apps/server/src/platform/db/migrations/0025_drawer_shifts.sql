CREATE TABLE "drawer_shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"place_name" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" integer,
	"opening" jsonb NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"counted" jsonb,
	"expected" jsonb,
	"note" text,
	CONSTRAINT "drawer_shifts_of_place" UNIQUE("id","account_id","place_id"),
	CONSTRAINT "drawer_shifts_closed" CHECK (num_nulls("drawer_shifts"."closed_at", "drawer_shifts"."counted", "drawer_shifts"."expected") = case when "drawer_shifts"."closed_at" is null then 3 else 0 end)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "shift_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_shifts_open" ON "drawer_shifts" USING btree ("account_id","place_id") WHERE "drawer_shifts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "drawer_shifts_account" ON "drawer_shifts" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_shift" FOREIGN KEY ("shift_id","account_id","place_id") REFERENCES "public"."drawer_shifts"("id","account_id","place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_shift" ON "ledger_entries" USING btree ("shift_id") WHERE "ledger_entries"."shift_id" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cash" CHECK ("ledger_entries"."shift_id" is null or ("ledger_entries"."method" = 'cash' and "ledger_entries"."place_id" is not null));
--> statement-breakpoint
-- From here on by hand. A drawer changes once: when it is closed.
create or replace function "keep_drawer_shifts"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.closed_at is null
    and to_jsonb(new) - '{closed_at,closed_by,counted,expected,note}'::text[] = to_jsonb(old) - '{closed_at,closed_by,counted,expected,note}'::text[] then return new; end if;
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  raise exception 'a drawer is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger "keep_drawer_shifts" before update or delete on "drawer_shifts" for each row execute function keep_drawer_shifts();
--> statement-breakpoint
create trigger "keep_drawer_shifts_whole" before truncate on "drawer_shifts" for each statement execute function keep_drawer_shifts();
--> statement-breakpoint
create or replace function "remove_ledger"() returns trigger language plpgsql as $$
begin
  delete from ledger_entries where account_id = old.id;
  delete from drawer_shifts where account_id = old.id;
  delete from paper_numbers where account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "audit" after insert or update on "drawer_shifts" for each row execute function audit_change(
  'drawer-shift', '{id}', 'account_id', 'place_name', '{opening,counted,expected,closed_at}', '{id,account_id,place_id,place_name,opened_at,opened_by,closed_by}');
--> statement-breakpoint
drop trigger "audit" on "ledger_entries";
--> statement-breakpoint
create trigger "audit" after insert on "ledger_entries" for each row when (not new."is_of_price") execute function audit_change(
  'ledger-entry', '{id}', 'account_id', '', '{reservation_id,kind,amount_minor,currency,method}', '{id,account_id,landing_id,is_of_price,rate,booked_minor,booked_currency,lines,tax_minor,reverses_id,reversed_kind,balance_minor,held_minor,receipt_year,receipt_number,place_id,shift_id,actor_kind,actor_id,at}');
