CREATE TABLE "units" (
	"vehicle_id" integer NOT NULL,
	"number" integer NOT NULL,
	"plate" text,
	"plate_key" text,
	"vin" text,
	"colour" text,
	"year" integer,
	"odometer" integer,
	"fuel" text,
	"notes" text,
	"insurance_until" date,
	"inspection_until" date,
	"marbete_until" date,
	"other_until" date,
	"out_from" date,
	"out_reason" text,
	CONSTRAINT "units_vehicle_id_number_pk" PRIMARY KEY("vehicle_id","number"),
	CONSTRAINT "units_number_positive" CHECK ("units"."number" >= 1),
	CONSTRAINT "units_odometer" CHECK ("units"."odometer" between 0 and 2000000),
	CONSTRAINT "units_year" CHECK ("units"."year" between 1950 and 2200),
	CONSTRAINT "units_fuel" CHECK ("units"."fuel" in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg')),
	CONSTRAINT "units_plate_key" CHECK (("units"."plate" is null) = ("units"."plate_key" is null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "units_plate" ON "units" USING btree ("plate_key");