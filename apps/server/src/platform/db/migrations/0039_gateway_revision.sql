ALTER TABLE "payment_gateways" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
drop trigger "audit" on "payment_gateways";
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "payment_gateways" for each row execute function audit_change(
  'gateway', '{id}', 'account_id', 'merchant_name', '{provider,currency,merchant_id,merchant_name,currency_code,page_url,tested_at}', '{id,account_id,stored_at,revision}');
