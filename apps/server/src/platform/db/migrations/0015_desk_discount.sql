ALTER TABLE "accounts" ADD COLUMN "desk_discount_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_desk_discount" CHECK ("accounts"."desk_discount_percent" between 0 and 100);--> statement-breakpoint
-- The audit tells its value.
DROP TRIGGER "audit" ON "accounts";--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent}', '{id,created_at,revision}');
