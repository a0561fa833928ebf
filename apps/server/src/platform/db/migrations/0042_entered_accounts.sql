ALTER TABLE "members" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
drop trigger "audit" on "members";
--> statement-breakpoint
create trigger "audit" after insert or update or delete on "members" for each row execute function audit_change(
  'member', '{person_id}', 'account_id', '', '{role}', '{account_id,person_id,entered_at,created_at}');
