ALTER TABLE "ledger_entries" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "tax_minor" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_lines" CHECK (num_nulls("ledger_entries"."lines", "ledger_entries"."tax_minor") = 2 or num_nulls("ledger_entries"."lines", "ledger_entries"."tax_minor") = 0 and "ledger_entries"."kind" = 'charge');
--> statement-breakpoint
-- From here on by hand. The function is of no table, and stays where a backup of an earlier version is restored.
create or replace function "lines_without_notes"("lines" jsonb) returns jsonb language sql immutable strict as $$
  select jsonb_agg(line || '{"note": null}' order by place) from jsonb_array_elements(lines) with ordinality each_line (line, place)
$$;
--> statement-breakpoint
-- Only notes may be cleared, with the personal data of their reservation.
create or replace function "keep_ledger"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and new.lines is not distinct from lines_without_notes(old.lines)
    and to_jsonb(new) - '{note,lines,balance_minor,held_minor}'::text[] = to_jsonb(old) - '{note,lines,balance_minor,held_minor}'::text[] then return new; end if;
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  raise exception 'the ledger is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
drop trigger "audit" on "ledger_entries";
--> statement-breakpoint
create trigger "audit" after insert on "ledger_entries" for each row when (not new."is_of_price") execute function audit_change(
  'ledger-entry', '{id}', 'account_id', '', '{reservation_id,kind,amount_minor,currency,method}', '{id,account_id,landing_id,is_of_price,rate,booked_minor,booked_currency,lines,tax_minor,reverses_id,reversed_kind,balance_minor,held_minor,receipt_year,receipt_number,actor_kind,actor_id,at}');
