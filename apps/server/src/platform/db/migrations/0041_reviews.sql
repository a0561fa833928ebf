CREATE TABLE "reviews" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"landing_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"stars" integer,
	"text" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"language" text,
	"given_at" timestamp with time zone,
	"is_shown" boolean,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reviews_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language" CHECK ("reviews"."language" in ('es', 'en')),
	CONSTRAINT "reviews_given" CHECK (num_nulls("reviews"."stars", "reviews"."given_at", "reviews"."language") in (0, 3) and ("reviews"."stars" is not null or (concat("reviews"."text", "reviews"."name") = '' and "reviews"."is_shown" is null)))
);
--> statement-breakpoint
-- Landings of before ask nobody until their operator wants it.
ALTER TABLE "landings" ADD COLUMN "asks_for_reviews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landings" ALTER COLUMN "asks_for_reviews" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_landing" ON "reviews" USING btree ("landing_id","given_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("landing_id") WHERE "reviews"."is_shown" is null and "reviews"."text" <> '';--> statement-breakpoint
create trigger "tell_of_landing" after update or delete on "reviews"
  for each row execute function tell_of_own_landing();
