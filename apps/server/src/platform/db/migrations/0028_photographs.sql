CREATE TABLE "reservation_photographs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_photographs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"rental_end" text NOT NULL,
	"path" text NOT NULL,
	"small_path" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "reservation_photographs_end" CHECK ("reservation_photographs"."rental_end" in ('out', 'back'))
);
--> statement-breakpoint
ALTER TABLE "reservation_photographs" ADD CONSTRAINT "reservation_photographs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_photographs" ADD CONSTRAINT "reservation_photographs_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_photographs" ADD CONSTRAINT "reservation_photographs_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_photographs_sent_once" ON "reservation_photographs" USING btree ("reservation_id","rental_end","sha256");--> statement-breakpoint
CREATE INDEX "reservation_photographs_account" ON "reservation_photographs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reservation_photographs_person" ON "reservation_photographs" USING btree ("person_id");
--> statement-breakpoint
-- From here on by hand. Who added and removed which, under the number of its reservation.
create trigger "audit" after insert or delete on "reservation_photographs" for each row execute function audit_change(
  'photograph', '{reservation_id}', 'reservation_id', '', '{rental_end}', '{id,account_id,reservation_id,path,small_path,sha256,created_at,person_id}');
