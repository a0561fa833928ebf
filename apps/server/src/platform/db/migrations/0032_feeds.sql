CREATE TABLE "vehicle_calendars" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"unit" integer,
	"busy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_feeds_unit_positive" CHECK ("vehicle_feeds"."unit" >= 1)
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_id" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD COLUMN "feed_key" text;--> statement-breakpoint
ALTER TABLE "vehicle_calendars" ADD CONSTRAINT "vehicle_calendars_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD CONSTRAINT "vehicle_feeds_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_calendars_secret_unique" ON "vehicle_calendars" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "vehicle_feeds_vehicle" ON "vehicle_feeds" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_feeds_due" ON "vehicle_feeds" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_id_vehicle_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."vehicle_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_feed" ON "blocks" USING btree ("feed_id") WHERE "blocks"."feed_id" is not null;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_key" CHECK (("blocks"."feed_id" is null) = ("blocks"."feed_key" is null));