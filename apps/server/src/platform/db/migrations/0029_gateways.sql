CREATE TABLE "gateway_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"amount_minor" bigint,
	"code" text NOT NULL,
	"authorization_code" text NOT NULL,
	"reference" text NOT NULL,
	"is_applied" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reservation_id" integer,
	"pay_link_id" integer,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"token_hash" text NOT NULL,
	"order_number" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"ledger_entry_id" integer,
	"look_ups" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('begun', 'unknown', 'approved', 'declined', 'cancelled', 'dismissed')),
	CONSTRAINT "payment_attempts_problem" CHECK ("payment_attempts"."problem" in ('amount-differs', 'not-booked')),
	CONSTRAINT "payment_attempts_purpose" CHECK ("payment_attempts"."purpose" in ('payment', 'test') and ("payment_attempts"."reservation_id" is null) = ("payment_attempts"."purpose" = 'test')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount_minor" > 0),
	CONSTRAINT "payment_attempts_entry_of_paid" CHECK ("payment_attempts"."ledger_entry_id" is null or "payment_attempts"."state" = 'approved'),
	CONSTRAINT "payment_attempts_settled" CHECK (("payment_attempts"."settled_at" is null) = ("payment_attempts"."state" in ('begun', 'unknown')))
);
--> statement-breakpoint
CREATE TABLE "payment_gateways" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_gateways_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"merchant_id" text NOT NULL,
	"merchant_name" text NOT NULL,
	"currency_code" text NOT NULL,
	"page_url" text NOT NULL,
	"sealed_key" text NOT NULL,
	"tested_at" timestamp with time zone,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_gateways_provider" CHECK ("payment_gateways"."provider" in ('azul'))
);
--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_pay_link_id_pay_links_id_fk" FOREIGN KEY ("pay_link_id") REFERENCES "public"."pay_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_gateways" ADD CONSTRAINT "payment_gateways_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_once" ON "gateway_events" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "gateway_events_attempt" ON "gateway_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "gateway_events_account" ON "gateway_events" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("provider","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("reservation_id","purpose") WHERE "payment_attempts"."state" in ('begun', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_entry" ON "payment_attempts" USING btree ("ledger_entry_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_account" ON "payment_attempts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_link" ON "payment_attempts" USING btree ("pay_link_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_reservation" ON "payment_attempts" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_token" ON "payment_attempts" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_gateways_currency" ON "payment_gateways" USING btree ("account_id","currency");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_gateways_merchant" ON "payment_gateways" USING btree ("account_id","provider","merchant_id");
--> statement-breakpoint
-- From here on by hand. Who set up, tested and removed gateways; that the key changed is told without it.
create trigger "audit" after insert or update or delete on "payment_gateways" for each row execute function audit_change(
  'gateway', '{id}', 'account_id', 'merchant_name', '{provider,currency,merchant_id,merchant_name,currency_code,page_url,tested_at}', '{id,account_id,stored_at}');
--> statement-breakpoint
-- What became of attempts; that they are begun is the payer's.
create trigger "audit" after update on "payment_attempts" for each row execute function audit_change(
  'payment-attempt', '{id}', 'account_id', '', '{state,problem,ledger_entry_id}', '{id,account_id,reservation_id,pay_link_id,purpose,provider,token_hash,order_number,amount_minor,currency,look_ups,begun_at,settled_at}');
