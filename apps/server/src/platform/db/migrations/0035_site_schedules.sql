CREATE TABLE "site_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"note" text,
	"due_at" timestamp with time zone NOT NULL,
	"blockers" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "site_schedules_landing_id_unique" UNIQUE("landing_id")
);
--> statement-breakpoint
ALTER TABLE "site_publications" DROP CONSTRAINT "site_publications_kind";--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_schedules_person" ON "site_schedules" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_kind" CHECK ("site_publications"."kind" in ('published', 'scheduled', 'edited'));