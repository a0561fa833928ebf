CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"secret" text,
	"secret_hash" text NOT NULL,
	"offered" jsonb NOT NULL,
	"during" "tsrange" NOT NULL,
	"pickup_place" text NOT NULL,
	"return_place" text NOT NULL,
	"extras" jsonb NOT NULL,
	"driver_age" integer,
	"additional_drivers" integer NOT NULL,
	"discount_code" text,
	"persons" integer NOT NULL,
	"bags" integer NOT NULL,
	"comment" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "quotes_language" CHECK ("quotes"."language" in ('es', 'en')),
	CONSTRAINT "quotes_ended_once" CHECK (num_nonnulls("quotes"."accepted_at", "quotes"."withdrawn_at") < 2)
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_landing" ON "quotes" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "quotes_expire" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_secret_unique" ON "quotes" USING btree ("secret_hash");--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_quote" ON "blocks" USING btree ("quote_id") WHERE "blocks"."quote_id" is not null;--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_reason";--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'breakdown', 'own_use', 'stop_sell', 'off_fleet', 'quote'));--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_of_quote" CHECK (("blocks"."quote_id" is null) = ("blocks"."reason" <> 'quote'));--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_quote_unique" ON "reservations" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_quote" ON "jobs" USING btree ("quote_id") WHERE "jobs"."quote_id" is not null;--> statement-breakpoint
ALTER TABLE "landings" ADD COLUMN "quote_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_quote_hours" CHECK ("landings"."quote_hours" between 1 and 720);
