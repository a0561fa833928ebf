CREATE TABLE "rates_versions" (
	"landing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"rates" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "rates_versions_landing_id_version_pk" PRIMARY KEY("landing_id","version"),
	CONSTRAINT "rates_versions_positive" CHECK ("rates_versions"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "rates_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "offer_id" text;--> statement-breakpoint
ALTER TABLE "rates_versions" ADD CONSTRAINT "rates_versions_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates_versions" ADD CONSTRAINT "rates_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rates_versions_person" ON "rates_versions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reservations_offer" ON "reservations" USING btree ("landing_id","offer_id") WHERE "reservations"."offer_id" is not null;