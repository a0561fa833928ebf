CREATE TABLE "sale_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"corrects_id" integer,
	"day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(16, 6),
	"content" jsonb NOT NULL,
	"fiscal_number" text,
	"fiscal_day" date,
	"erased_at" timestamp with time zone,
	CONSTRAINT "sale_documents_rate" CHECK (("sale_documents"."rate" is null) = ("sale_documents"."currency" = 'DOP')),
	CONSTRAINT "sale_documents_fiscal_day" CHECK ("sale_documents"."fiscal_day" is null or "sale_documents"."fiscal_number" is not null)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "income_kind" text DEFAULT '01' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "damages_taxed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sale_documents" ADD CONSTRAINT "sale_documents_corrects" FOREIGN KEY ("corrects_id") REFERENCES "public"."sale_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_documents_number" ON "sale_documents" USING btree ("account_id","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_documents_first" ON "sale_documents" USING btree ("reservation_id") WHERE "sale_documents"."corrects_id" is null;--> statement-breakpoint
CREATE INDEX "sale_documents_reservation" ON "sale_documents" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sale_documents_fiscal_number" ON "sale_documents" USING btree ("account_id","fiscal_number");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_income_kind" CHECK ("accounts"."income_kind" in ('01', '04'));
--> statement-breakpoint
-- From here on by hand. What a sale document says without what names a person: the buyer, why it corrects another, and the notes of its lines.
create or replace function "sale_without_person"("content" jsonb) returns jsonb language sql immutable strict as $$
  select content || jsonb_build_object('buyer', null, 'reason', null, 'lines', coalesce(lines_without_notes(content -> 'lines'), '[]'))
$$;
--> statement-breakpoint
-- A document is never edited: the number of its fiscal receipt is typed in, and erasing takes what is personal.
create function "keep_sale_document"() returns trigger language plpgsql as $$
declare
  typed_in text[] := '{fiscal_number,fiscal_day}';
  erased text[] := '{content,erased_at}';
begin
  if tg_op = 'DELETE' and not exists (select from accounts where id = old.account_id) then return old; end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - typed_in = to_jsonb(old) - typed_in
    or new.erased_at is not null and new.content = sale_without_person(old.content) and to_jsonb(new) - erased = to_jsonb(old) - erased)
  then return new; end if;
  raise exception 'a sale document is not changed' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger "keep_sale_document" before update or delete on "sale_documents" for each row execute function keep_sale_document();
--> statement-breakpoint
create trigger "keep_sale_document_whole" before truncate on "sale_documents" for each statement execute function keep_sale_document();
--> statement-breakpoint
create function "erase_sale_documents"() returns trigger language plpgsql as $$
begin
  update sale_documents set content = sale_without_person(content), erased_at = coalesce(new.erased_at, now())
    where reservation_id = old.id and erased_at is null;
  return null;
end $$;
--> statement-breakpoint
create trigger "erase_sale_documents" after update of "erased_at" on "reservations"
  for each row when (old."erased_at" is null and new."erased_at" is not null) execute function erase_sale_documents();
--> statement-breakpoint
create trigger "erase_sale_documents_of_deleted" after delete on "reservations"
  for each row when (old."block_id" is null) execute function erase_sale_documents();
--> statement-breakpoint
create function "remove_sale_documents"() returns trigger language plpgsql as $$
begin
  delete from sale_documents where account_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "remove_sale_documents" after delete on "accounts" for each row execute function remove_sale_documents();
--> statement-breakpoint
create trigger "audit" after insert or update on "sale_documents" for each row execute function audit_change(
  'sale-document', '{id}', 'account_id', '', '{reservation_id,corrects_id,fiscal_number,fiscal_day}', '{id,account_id,year,number,day,closed_at,currency,rate,content,erased_at}');
--> statement-breakpoint
drop trigger "audit" on "accounts";
--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent,suspended_at,suspension_note,requires_factor,legal_name,tax_number,legal_address,desk_pays_back,hours_before_pickup,hours_before_return,income_kind,damages_taxed}', '{id,created_at,revision}');
