CREATE TABLE "pay_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint,
	"currency" text NOT NULL,
	"person_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pay_links_kind" CHECK ("pay_links"."kind" in ('balance', 'prepayment', 'amount')),
	CONSTRAINT "pay_links_amount" CHECK (("pay_links"."amount_minor" is not null) = ("pay_links"."kind" = 'amount') and coalesce("pay_links"."amount_minor" > 0, true))
);
--> statement-breakpoint
CREATE TABLE "transfer_slips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_slips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"pay_link_id" integer NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"ledger_entry_id" integer,
	"declined_reason" text,
	CONSTRAINT "transfer_slips_settled_once" CHECK (num_nonnulls("transfer_slips"."ledger_entry_id", "transfer_slips"."declined_reason") = case when "transfer_slips"."settled_at" is null then 0 else 1 end)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bank_accounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slips" ADD CONSTRAINT "transfer_slips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slips" ADD CONSTRAINT "transfer_slips_pay_link_id_pay_links_id_fk" FOREIGN KEY ("pay_link_id") REFERENCES "public"."pay_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_token" ON "pay_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pay_links_account" ON "pay_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pay_links_reservation" ON "pay_links" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "pay_links_person" ON "pay_links" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_slips_sent_once" ON "transfer_slips" USING btree ("pay_link_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_slips_entry" ON "transfer_slips" USING btree ("ledger_entry_id");--> statement-breakpoint
CREATE INDEX "transfer_slips_account" ON "transfer_slips" USING btree ("account_id");
--> statement-breakpoint
-- From here on by hand. Who made and revoked links, and settled slips.
create trigger "audit" after insert or update on "pay_links" for each row execute function audit_change(
  'pay-link', '{id}', 'account_id', '', '{reservation_id,kind,amount_minor,expires_at,revoked_at}', '{id,account_id,token_hash,currency,person_id,created_at}');
--> statement-breakpoint
create trigger "audit" after insert or update on "transfer_slips" for each row execute function audit_change(
  'transfer-slip', '{id}', 'account_id', '', '{ledger_entry_id}', '{id,account_id,pay_link_id,path,sha256,created_at,settled_at}');
