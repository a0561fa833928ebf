ALTER TABLE "accounts" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspension_note" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_suspension" CHECK ("accounts"."suspension_note" is null or "accounts"."suspended_at" is not null);--> statement-breakpoint
-- Its pages say so at once, and the audit tells of it.
DROP TRIGGER "tell_of_landing" ON "accounts";--> statement-breakpoint
create trigger "tell_of_landing" after update of "email", "phone", "avatar", "suspended_at", "suspension_note" on "accounts"
  for each row execute function tell_of_accounts_landings();--> statement-breakpoint
DROP TRIGGER "audit" ON "accounts";--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent,suspended_at,suspension_note}', '{id,created_at,revision}');
