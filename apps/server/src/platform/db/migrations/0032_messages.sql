CREATE TABLE "reminders" (
	"reservation_id" integer NOT NULL,
	"handover" text NOT NULL,
	"secret_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_reservation_id_handover_pk" PRIMARY KEY("reservation_id","handover"),
	CONSTRAINT "reminders_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "reminders_handover" CHECK ("reminders"."handover" in ('pickup', 'return'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "message_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "hours_before_pickup" integer DEFAULT 24;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "hours_before_return" integer DEFAULT 24;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_reminder_hours" CHECK ("accounts"."hours_before_pickup" between 1 and 168 and "accounts"."hours_before_return" between 1 and 168);
--> statement-breakpoint
-- From here on by hand. The audit shows the hours.
drop trigger "audit" on "accounts";
--> statement-breakpoint
create trigger "audit" after insert or update on "accounts" for each row execute function audit_change(
  'account', '{id}', 'id', '', '{retention_months,name,session_length,desk_discount_percent,suspended_at,suspension_note,requires_factor,legal_name,tax_number,legal_address,desk_pays_back,hours_before_pickup,hours_before_return}', '{id,created_at,revision}');
