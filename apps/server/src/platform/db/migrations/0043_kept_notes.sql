-- Notes go with the personal data of their reservation, and with nothing else.
create or replace function "keep_ledger"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and new.lines is not distinct from lines_without_notes(old.lines)
    and to_jsonb(new) - '{note,lines,balance_minor,held_minor}'::text[] = to_jsonb(old) - '{note,lines,balance_minor,held_minor}'::text[]
    and not exists (select from reservations where id = old.reservation_id and erased_at is null) then return new; end if;
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  raise exception 'the ledger is not changed' using errcode = 'restrict_violation';
end $$;
