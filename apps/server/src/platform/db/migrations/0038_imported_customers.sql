ALTER TABLE "customers" ADD COLUMN "imported_at" timestamp with time zone;
--> statement-breakpoint
drop trigger "audit" on "customers";
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "customers" for each row execute function audit_change(
  'customer', '{id}', 'account_id', '', '{do_not_rent_at}', '{id,account_id,do_not_rent_by,created_at,imported_at,revision}');
--> statement-breakpoint
create or replace function "without_rows"(file jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(file, '{sheets}', coalesce(
    (select jsonb_agg(sheet || '{"rows": []}' order by nth) from jsonb_array_elements(file -> 'sheets') with ordinality as s (sheet, nth)),
    '[]'))
$$;
--> statement-breakpoint
-- With a customer goes what files said of them.
create function "forget_imported_customer"() returns trigger language plpgsql as $$
begin
  update imports set file = without_rows(file), rows = '[]', kept = '[]',
      done = done || jsonb_build_object(
        'people', (done -> 'people') - old.id::text,
        'customers', (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(done -> 'customers') one where (one ->> 'id')::int <> old.id))
    where account_id = old.account_id and kind <> 'fleet' and done -> 'people' ? old.id::text;
  return null;
end $$;
--> statement-breakpoint
create trigger "forget_imported_customer" after delete on "customers" for each row execute function forget_imported_customer();
