CREATE TABLE "waiting_wishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"vehicle_id" integer,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"during" "tsrange" NOT NULL,
	"pickup_place" text NOT NULL,
	"return_place" text NOT NULL,
	"driver_age" integer,
	"secret_hash" text NOT NULL,
	"told_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "waiting_wishes_once" UNIQUE NULLS NOT DISTINCT("landing_id","email","during","pickup_place","return_place","vehicle_id"),
	CONSTRAINT "waiting_wishes_language" CHECK ("waiting_wishes"."language" in ('es', 'en')),
	CONSTRAINT "waiting_wishes_told" CHECK (("waiting_wishes"."told_at" is null) = ("waiting_wishes"."told_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "waiting_wishes" ADD CONSTRAINT "waiting_wishes_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_wishes" ADD CONSTRAINT "waiting_wishes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_wishes_secret" ON "waiting_wishes" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_wishes_told_secret" ON "waiting_wishes" USING btree ("told_hash");