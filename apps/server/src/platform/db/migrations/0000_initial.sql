CREATE TABLE "file_removals" (
	"path" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_names" (
	"name" text PRIMARY KEY NOT NULL,
	"landing_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"logo" jsonb NOT NULL,
	"favicon" text,
	"color_primary" text NOT NULL,
	"color_secondary" text NOT NULL,
	"default_language" text NOT NULL,
	"timezone" text NOT NULL,
	"show_ratings" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"meta_keywords" text,
	"og_title" text,
	"og_description" text,
	"og_image" text,
	"robots" text,
	"canonical_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "landings_name_form" CHECK ("landings"."name" ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and length("landings"."name") <= 70),
	CONSTRAINT "landings_language" CHECK ("landings"."default_language" in ('es', 'en')),
	CONSTRAINT "landings_status" CHECK ("landings"."status" in ('draft', 'published')),
	CONSTRAINT "landings_colors" CHECK ("landings"."color_primary" ~ '^#[0-9a-f]{6}$' and "landings"."color_secondary" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"pickup_place" text NOT NULL,
	"return_place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture_id" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"landing_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"unit" integer NOT NULL,
	"during" "tsrange" NOT NULL,
	"vehicle_name" text NOT NULL,
	"vehicle_picture" text,
	"persons" integer NOT NULL,
	"bags" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"comment" text,
	"pickup_place" text NOT NULL,
	"return_place" text NOT NULL,
	"extras" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"idempotency_key" text,
	"payload_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "reservations_unit_positive" CHECK ("reservations"."unit" >= 1),
	CONSTRAINT "reservations_total_positive" CHECK ("reservations"."total_cents" > 0),
	CONSTRAINT "reservations_period_bounded" CHECK (not isempty("reservations"."during") and not lower_inf("reservations"."during") and not upper_inf("reservations"."during"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"avatar" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_lowercase" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "vehicle_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vehicle_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_special_features" (
	"vehicle_id" integer NOT NULL,
	"special_feature_id" integer NOT NULL,
	CONSTRAINT "vehicle_special_features_vehicle_id_special_feature_id_pk" PRIMARY KEY("vehicle_id","special_feature_id")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_per_day_cents" integer NOT NULL,
	"luggage" integer NOT NULL,
	"seats" integer NOT NULL,
	"type" text NOT NULL,
	"transmission" text NOT NULL,
	"brand" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"commission_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"bluetooth" boolean DEFAULT false NOT NULL,
	"siriusxm" boolean DEFAULT false NOT NULL,
	"gps" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"apple_car" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "vehicles_price_positive" CHECK ("vehicles"."price_per_day_cents" > 0),
	CONSTRAINT "vehicles_units_positive" CHECK ("vehicles"."units" >= 1),
	CONSTRAINT "vehicles_seats_range" CHECK ("vehicles"."seats" between 1 and 10),
	CONSTRAINT "vehicles_luggage_range" CHECK ("vehicles"."luggage" between 1 and 10),
	CONSTRAINT "vehicles_commission_percent" CHECK ("vehicles"."commission_percent" between 0 and 100),
	CONSTRAINT "vehicles_description_length" CHECK (length("vehicles"."description") <= 255)
);
--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_jobs" ADD CONSTRAINT "picture_jobs_picture_id_vehicle_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."vehicle_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_features" ADD CONSTRAINT "special_features_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_pictures" ADD CONSTRAINT "vehicle_pictures_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_special_features" ADD CONSTRAINT "vehicle_special_features_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_special_features" ADD CONSTRAINT "vehicle_special_features_special_feature_id_special_features_id_fk" FOREIGN KEY ("special_feature_id") REFERENCES "public"."special_features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_names_landing" ON "former_names" USING btree ("landing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "landings_living_name_unique" ON "landings" USING btree ("name") WHERE "landings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "landings_owner" ON "landings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "locations_landing" ON "locations" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "picture_jobs_due" ON "picture_jobs" USING btree ("not_before");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_jobs_picture_unique" ON "picture_jobs" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_reference_unique" ON "reservations" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_key_unique" ON "reservations" USING btree ("landing_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "reservations_landing" ON "reservations" USING btree ("landing_id","id");--> statement-breakpoint
CREATE INDEX "reservations_vehicle" ON "reservations" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "special_features_name_unique" ON "special_features" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "vehicle_pictures_vehicle" ON "vehicle_pictures" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE INDEX "vehicle_special_features_feature" ON "vehicle_special_features" USING btree ("special_feature_id");--> statement-breakpoint
CREATE INDEX "vehicles_living_of_landing" ON "vehicles" USING btree ("landing_id","id") WHERE "vehicles"."deleted_at" is null;