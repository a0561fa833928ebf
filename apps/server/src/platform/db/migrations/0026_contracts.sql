CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb,
	"timezone" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sha256" text,
	"file" "bytea",
	"signed_name" text,
	"strokes" jsonb,
	"signed_at" timestamp with time zone,
	"signed_sha256" text,
	"signed_file" "bytea",
	"voided_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "contracts_signed" CHECK (("contracts"."signed_at" is null) = ("contracts"."signed_sha256" is null) and ("contracts"."signed_at" is null or "contracts"."sha256" is not null)),
	CONSTRAINT "contracts_erased" CHECK ("contracts"."erased_at" is null or num_nonnulls("contracts"."content", "contracts"."file", "contracts"."signed_name", "contracts"."strokes", "contracts"."signed_file") = 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_number" ON "contracts" USING btree ("account_id","year","number");--> statement-breakpoint
CREATE INDEX "contracts_reservation" ON "contracts" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one_valid" ON "contracts" USING btree ("reservation_id") WHERE "contracts"."voided_at" is null;
--> statement-breakpoint
-- From here on by hand. What is written of a contract stays; erasing takes what is personal.
create function "keep_contract"() returns trigger language plpgsql as $$
declare
  after jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  if tg_op = 'UPDATE' and not exists (
    select from jsonb_each(to_jsonb(old)) written
    where written.value <> 'null' and written.value is distinct from after -> written.key
      and not (new.erased_at is not null and written.key in ('content', 'file', 'signed_name', 'strokes', 'signed_file')))
  then return new; end if;
  raise exception 'a contract is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger "keep_contract" before update or delete on "contracts" for each row execute function keep_contract();
--> statement-breakpoint
create trigger "keep_contract_whole" before truncate on "contracts" for each statement execute function keep_contract();
--> statement-breakpoint
create function "erase_contracts"() returns trigger language plpgsql as $$
begin
  update contracts set content = null, file = null, signed_name = null, strokes = null, signed_file = null,
    erased_at = coalesce(new.erased_at, now()) where reservation_id = old.id and erased_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger "erase_contracts" after update of "erased_at" on "reservations"
  for each row when (old."erased_at" is null and new."erased_at" is not null) execute function erase_contracts();
--> statement-breakpoint
create trigger "erase_contracts_of_deleted" after delete on "reservations"
  for each row when (old."block_id" is null) execute function erase_contracts();
--> statement-breakpoint
create function "remove_contracts"() returns trigger language plpgsql as $$
begin
  delete from contracts where account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "remove_contracts" after delete on "accounts" for each row execute function remove_contracts();
--> statement-breakpoint
create trigger "audit" after insert or update on "contracts" for each row execute function audit_change(
  'contract', '{id}', 'account_id', '', '{reservation_id,signed_at,voided_at}', '{id,account_id,year,number,content,timezone,made_at,sha256,file,signed_name,strokes,signed_sha256,signed_file,erased_at}');
