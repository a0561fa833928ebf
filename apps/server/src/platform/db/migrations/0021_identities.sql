ALTER TABLE "accounts" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "legal_address" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "identity_document" jsonb;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_identity_document" CHECK ("customers"."identity_document"->>'kind' in ('cedula', 'passport', 'rnc'));--> statement-breakpoint
-- The audit tells what a business is on paper.
DROP TRIGGER "audit" ON "accounts";--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent,suspended_at,suspension_note,requires_factor,legal_name,tax_number,legal_address}', '{id,created_at,revision}');
