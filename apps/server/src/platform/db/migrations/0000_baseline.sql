CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"phone" text,
	"avatar" text,
	"created_at" timestamp with time zone NOT NULL,
	"retention_months" integer DEFAULT 24 NOT NULL,
	CONSTRAINT "accounts_retention_months" CHECK ("accounts"."retention_months" between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"unit" integer,
	"during" "tsrange" NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"feed_id" integer,
	"feed_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_feed_key" CHECK (("blocks"."feed_id" is null) = ("blocks"."feed_key" is null)),
	CONSTRAINT "blocks_unit_positive" CHECK ("blocks"."unit" >= 1),
	CONSTRAINT "blocks_reason" CHECK ("blocks"."reason" in ('maintenance', 'breakdown', 'own_use', 'stop_sell')),
	CONSTRAINT "blocks_period_bounded" CHECK (not isempty("blocks"."during") and not lower_inf("blocks"."during") and not upper_inf("blocks"."during"))
);
--> statement-breakpoint
CREATE TABLE "customer_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "customer_contacts_kind" CHECK ("customer_contacts"."kind" in ('email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"notes" text,
	"do_not_rent_at" timestamp with time zone,
	"do_not_rent_reason" text,
	"do_not_rent_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_do_not_rent_reason" CHECK (("customers"."do_not_rent_at" is null) = ("customers"."do_not_rent_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "former_names" (
	"name" text PRIMARY KEY NOT NULL,
	"landing_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"reservation_id" integer,
	"picture_id" integer,
	"account_id" integer,
	"payload" jsonb,
	"result" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "landings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"logo" jsonb NOT NULL,
	"favicon" text,
	"color_primary" text NOT NULL,
	"color_secondary" text NOT NULL,
	"default_language" text NOT NULL,
	"both_languages" boolean DEFAULT false NOT NULL,
	"timezone" text NOT NULL,
	"show_ratings" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"booking_mode" text DEFAULT 'instant' NOT NULL,
	"answer_hours" integer DEFAULT 24 NOT NULL,
	"asks_for_reviews" boolean DEFAULT true NOT NULL,
	"rates_version" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "landings_name_form" CHECK ("landings"."name" ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and length("landings"."name") <= 35),
	CONSTRAINT "landings_language" CHECK ("landings"."default_language" in ('es', 'en')),
	CONSTRAINT "landings_status" CHECK ("landings"."status" in ('draft', 'published')),
	CONSTRAINT "landings_booking_mode" CHECK ("landings"."booking_mode" in ('instant', 'on_request')),
	CONSTRAINT "landings_answer_hours" CHECK ("landings"."answer_hours" between 1 and 168),
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
CREATE TABLE "members" (
	"account_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	CONSTRAINT "members_account_id_person_id_pk" PRIMARY KEY("account_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_email_lowercase" CHECK ("people"."email" = lower("people"."email"))
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'office' NOT NULL,
	"is_pickup" boolean NOT NULL,
	"is_return" boolean NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"instructions_es" text,
	"instructions_en" text,
	"hours" jsonb,
	"exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outside" jsonb DEFAULT '{"pickup":[],"return":[]}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"return_position" integer,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "places_kind" CHECK ("places"."kind" in ('office', 'airport', 'hotel', 'delivery')),
	CONSTRAINT "places_coordinates" CHECK (("places"."latitude" is null) = ("places"."longitude" is null) and "places"."latitude" between -90 and 90 and "places"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates_versions" (
	"landing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"rates" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"digest" text NOT NULL,
	"changes" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "rates_versions_landing_id_version_pk" PRIMARY KEY("landing_id","version"),
	CONSTRAINT "rates_versions_positive" CHECK ("rates_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "reservation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"note" text,
	"details" jsonb,
	CONSTRAINT "reservation_events_actor_known" CHECK ("reservation_events"."actor_kind" in ('person', 'key', 'visitor', 'system')),
	CONSTRAINT "reservation_events_actor_id" CHECK ("reservation_events"."actor_id" is null or "reservation_events"."actor_kind" in ('person', 'key'))
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"landing_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"unit" integer NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"during" "tsrange" NOT NULL,
	"vehicle_name" text NOT NULL,
	"vehicle_picture" text,
	"persons" integer NOT NULL,
	"bags" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" integer,
	"comment" text,
	"pickup_place" text NOT NULL,
	"return_place" text NOT NULL,
	"extras" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"idempotency_key" text,
	"payload_hash" text,
	"secret_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"answer_by" timestamp with time zone,
	"out_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancellation_fee_minor" bigint,
	"change_requested_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"offer_id" text,
	"driver_age" integer,
	"is_age_asked" boolean DEFAULT false NOT NULL,
	"additional_drivers" integer DEFAULT 0 NOT NULL,
	"turnaround_minutes" integer DEFAULT 0 NOT NULL,
	"held" "tsrange" GENERATED ALWAYS AS (tsrange(lower(during), upper(during) + make_interval(mins => turnaround_minutes))) STORED NOT NULL,
	"publication_number" integer,
	"terms_accepted_at" timestamp with time zone,
	"language" text,
	"block_id" integer,
	CONSTRAINT "reservations_language" CHECK ("reservations"."language" in ('es', 'en')),
	CONSTRAINT "reservations_terms_of_publication" CHECK ("reservations"."terms_accepted_at" is null or "reservations"."publication_number" is not null),
	CONSTRAINT "reservations_customer_of_rental" CHECK ("reservations"."customer_id" is null or ("reservations"."block_id" is null and "reservations"."erased_at" is null)),
	CONSTRAINT "reservations_turnaround" CHECK ("reservations"."turnaround_minutes" between 0 and 43200),
	CONSTRAINT "reservations_blocks_are_empty" CHECK ("reservations"."block_id" is null or (concat("reservations"."vehicle_name", "reservations"."first_name", "reservations"."last_name", "reservations"."phone", "reservations"."email", "reservations"."comment", "reservations"."pickup_place", "reservations"."return_place") = '' and "reservations"."total_minor" = 0 and "reservations"."turnaround_minutes" = 0 and num_nonnulls("reservations"."vehicle_picture", "reservations"."idempotency_key", "reservations"."secret_hash", "reservations"."offer_id", "reservations"."deleted_at", "reservations"."cancelled_at", "reservations"."erased_at") = 0)),
	CONSTRAINT "reservations_unit_positive" CHECK ("reservations"."unit" >= 1),
	CONSTRAINT "reservations_total_not_negative" CHECK ("reservations"."total_minor" >= 0),
	CONSTRAINT "reservations_status" CHECK ("reservations"."status" in ('requested', 'confirmed', 'out', 'returned', 'closed', 'declined', 'expired', 'cancelled', 'no_show')),
	CONSTRAINT "reservations_ended_by_exit" CHECK (("reservations"."cancelled_at" is not null) = ("reservations"."status" in ('declined', 'expired', 'cancelled', 'no_show'))),
	CONSTRAINT "reservations_requested_until" CHECK (("reservations"."answer_by" is not null) = ("reservations"."status" = 'requested')),
	CONSTRAINT "reservations_cancelled_with_fee" CHECK (("reservations"."cancelled_at" is null) = ("reservations"."cancellation_fee_minor" is null)),
	CONSTRAINT "reservations_period_bounded" CHECK (not isempty("reservations"."during") and not lower_inf("reservations"."during") and not upper_inf("reservations"."during"))
);
--> statement-breakpoint
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
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"purpose" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_draft_steps" (
	"landing_id" integer NOT NULL,
	"number" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "site_draft_steps_landing_id_number_pk" PRIMARY KEY("landing_id","number")
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"landing_id" integer PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"person_id" integer
);
--> statement-breakpoint
CREATE TABLE "site_pictures" (
	"landing_id" integer NOT NULL,
	"path" text NOT NULL,
	"picture" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_pictures_landing_id_path_pk" PRIMARY KEY("landing_id","path")
);
--> statement-breakpoint
CREATE TABLE "site_preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"landing_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "site_preview_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "site_publications" (
	"landing_id" integer NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"published_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "site_publications_landing_id_number_pk" PRIMARY KEY("landing_id","number"),
	CONSTRAINT "site_publications_kind" CHECK ("site_publications"."kind" in ('published', 'scheduled', 'edited'))
);
--> statement-breakpoint
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
CREATE TABLE "special_features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "units_vehicle_id_number_pk" PRIMARY KEY("vehicle_id","number"),
	CONSTRAINT "units_number_positive" CHECK ("units"."number" >= 1),
	CONSTRAINT "units_odometer" CHECK ("units"."odometer" between 0 and 2000000),
	CONSTRAINT "units_year" CHECK ("units"."year" between 1950 and 2200),
	CONSTRAINT "units_fuel" CHECK ("units"."fuel" in ('gasoline', 'diesel', 'hybrid', 'electric', 'lpg')),
	CONSTRAINT "units_plate_key" CHECK (("units"."plate" is null) = ("units"."plate_key" is null))
);
--> statement-breakpoint
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
	"unclear" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text,
	"day_starts" text DEFAULT '00:00' NOT NULL,
	"day_ends" text DEFAULT '00:00' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failure_mailed_at" timestamp with time zone,
	"origin" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_feeds_unit_positive" CHECK ("vehicle_feeds"."unit" >= 1)
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
	"description_es" text,
	"description_en" text,
	"price_per_day_minor" bigint NOT NULL,
	"luggage" integer NOT NULL,
	"seats" integer NOT NULL,
	"type" text NOT NULL,
	"transmission" text NOT NULL,
	"brand" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"commission_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"bluetooth" boolean DEFAULT false NOT NULL,
	"siriusxm" boolean DEFAULT false NOT NULL,
	"gps" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"apple_car" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "vehicles_price_positive" CHECK ("vehicles"."price_per_day_minor" > 0),
	CONSTRAINT "vehicles_units_positive" CHECK ("vehicles"."units" >= 1),
	CONSTRAINT "vehicles_seats_range" CHECK ("vehicles"."seats" between 1 and 10),
	CONSTRAINT "vehicles_luggage_range" CHECK ("vehicles"."luggage" between 1 and 10),
	CONSTRAINT "vehicles_commission_percent" CHECK ("vehicles"."commission_percent" between 0 and 100),
	CONSTRAINT "vehicles_description_length" CHECK (length("vehicles"."description") <= 255),
	CONSTRAINT "vehicles_descriptions_length" CHECK (length("vehicles"."description_es") <= 255 and length("vehicles"."description_en") <= 255)
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_feed_id_vehicle_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."vehicle_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_contacts" ADD CONSTRAINT "customer_contacts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_do_not_rent_by_people_id_fk" FOREIGN KEY ("do_not_rent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_picture_id_vehicle_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."vehicle_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates_versions" ADD CONSTRAINT "rates_versions_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates_versions" ADD CONSTRAINT "rates_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_block_id_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_publication" FOREIGN KEY ("landing_id","publication_number") REFERENCES "public"."site_publications"("landing_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("account_id","person_id") REFERENCES "public"."members"("account_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft_steps" ADD CONSTRAINT "site_draft_steps_landing_id_site_drafts_landing_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."site_drafts"("landing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft_steps" ADD CONSTRAINT "site_draft_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_preview_links" ADD CONSTRAINT "site_preview_links_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_preview_links" ADD CONSTRAINT "site_preview_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_schedules" ADD CONSTRAINT "site_schedules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_features" ADD CONSTRAINT "special_features_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_calendars" ADD CONSTRAINT "vehicle_calendars_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_feeds" ADD CONSTRAINT "vehicle_feeds_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_pictures" ADD CONSTRAINT "vehicle_pictures_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_special_features" ADD CONSTRAINT "vehicle_special_features_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_special_features" ADD CONSTRAINT "vehicle_special_features_special_feature_id_special_features_id_fk" FOREIGN KEY ("special_feature_id") REFERENCES "public"."special_features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_feed" ON "blocks" USING btree ("feed_id") WHERE "blocks"."feed_id" is not null;--> statement-breakpoint
CREATE INDEX "blocks_landing" ON "blocks" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "blocks_vehicle" ON "blocks" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_contacts_unique" ON "customer_contacts" USING btree ("account_id","kind","key");--> statement-breakpoint
CREATE INDEX "customer_contacts_customer" ON "customer_contacts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("account_id",lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "customers_do_not_rent_by" ON "customers" USING btree ("do_not_rent_by");--> statement-breakpoint
CREATE INDEX "former_names_landing" ON "former_names" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key_unique" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_turns" ON "jobs" USING btree ("account_id","kind","finished_at") WHERE "jobs"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "jobs_reservation" ON "jobs" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "jobs_picture" ON "jobs" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "landings_living_name_unique" ON "landings" USING btree ("name") WHERE "landings"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "landings_account" ON "landings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "locations_landing" ON "locations" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "members_person" ON "members" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_unique" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "places_landing" ON "places" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "rate_limits_reset" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "rates_versions_person" ON "rates_versions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "reservation_events_reservation" ON "reservation_events" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_events_cancelled_once" ON "reservation_events" USING btree ("reservation_id") WHERE "reservation_events"."kind" = 'cancelled';--> statement-breakpoint
CREATE INDEX "reservations_publication" ON "reservations" USING btree ("landing_id","publication_number") WHERE "reservations"."publication_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_reference_unique" ON "reservations" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_key_unique" ON "reservations" USING btree ("landing_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_secret_unique" ON "reservations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "reservations_listed" ON "reservations" USING btree ("landing_id","id","during","total_minor","vehicle_id","cancelled_at","deleted_at") WHERE "reservations"."block_id" is null;--> statement-breakpoint
CREATE INDEX "reservations_vehicle" ON "reservations" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_customer" ON "reservations" USING btree ("customer_id") WHERE "reservations"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "reservations_offer" ON "reservations" USING btree ("landing_id","offer_id") WHERE "reservations"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "reservations_unerased" ON "reservations" USING btree (upper("during")) WHERE "reservations"."erased_at" is null and "reservations"."block_id" is null;--> statement-breakpoint
CREATE INDEX "reservations_requested" ON "reservations" USING btree ("answer_by") WHERE "reservations"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "reservations_change_requested" ON "reservations" USING btree ("landing_id") WHERE "reservations"."change_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_out" ON "reservations" USING btree ("vehicle_id") WHERE "reservations"."status" = 'out';--> statement-breakpoint
CREATE INDEX "reservations_block" ON "reservations" USING btree ("block_id") WHERE "reservations"."block_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_landing" ON "reviews" USING btree ("landing_id","given_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("landing_id") WHERE "reviews"."is_shown" is null and "reviews"."text" <> '';--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "site_draft_steps_person" ON "site_draft_steps" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_drafts_person" ON "site_drafts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_preview_links_landing" ON "site_preview_links" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "site_preview_links_person" ON "site_preview_links" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_publications_person" ON "site_publications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_schedules_person" ON "site_schedules" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "special_features_name_unique" ON "special_features" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "units_plate" ON "units" USING btree ("plate_key");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_calendars_secret_unique" ON "vehicle_calendars" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "vehicle_feeds_vehicle" ON "vehicle_feeds" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "vehicle_feeds_due" ON "vehicle_feeds" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "vehicle_pictures_vehicle" ON "vehicle_pictures" USING btree ("vehicle_id","position");--> statement-breakpoint
CREATE INDEX "vehicle_special_features_feature" ON "vehicle_special_features" USING btree ("special_feature_id");--> statement-breakpoint
CREATE INDEX "vehicles_landing" ON "vehicles" USING btree ("landing_id");--> statement-breakpoint
CREATE INDEX "vehicles_living_of_landing" ON "vehicles" USING btree ("landing_id","id") WHERE "vehicles"."deleted_at" is null;--> statement-breakpoint
-- From here on by hand: drizzle-kit knows no exclusion constraints, functions and triggers.
create extension if not exists btree_gist;
--> statement-breakpoint
-- Deferrable, because reassigning a vehicle's units passes through states that overlap. A reservation has no block, so its range of
-- blocks is without bounds: it meets every other. Two blocks meet only where they are the same.
alter table "reservations"
  add constraint "reservations_never_double_booked"
  exclude using gist ("vehicle_id" with =, "unit" with =, "held" with &&, int4range("block_id", "block_id", '[]') with &&)
  where ("deleted_at" is null and "cancelled_at" is null)
  deferrable initially immediate;
--> statement-breakpoint
-- A change of what visitors see of a landing notifies the channel `landings` of its id, once a transaction, when it is committed:
-- every process invalidates its cached pages. No feature has to think of it.
create function "tell_of_own_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', id::text) from unnest(array[old.landing_id, new.landing_id]) id where id is not null;
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', coalesce(old.id, new.id)::text);
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_vehicles_landing"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', v.landing_id::text) from vehicles v where v.id in (old.vehicle_id, new.vehicle_id);
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_features_landings"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', v.landing_id::text)
    from vehicle_special_features a join vehicles v on v.id = a.vehicle_id
    where a.special_feature_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create function "tell_of_accounts_landings"() returns trigger language plpgsql as $$
begin
  perform pg_notify('landings', l.id::text) from landings l where l.account_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "landings"
  for each row execute function tell_of_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "former_names"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "locations"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "places"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicles"
  for each row execute function tell_of_own_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicle_pictures"
  for each row execute function tell_of_vehicles_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after insert or update or delete on "vehicle_special_features"
  for each row execute function tell_of_vehicles_landing();
--> statement-breakpoint
create trigger "tell_of_landing" after update on "special_features"
  for each row execute function tell_of_features_landings();
--> statement-breakpoint
create trigger "tell_of_landing" after update of "email", "phone", "avatar" on "accounts"
  for each row execute function tell_of_accounts_landings();
--> statement-breakpoint
create trigger "tell_of_landing" after update or delete on "reviews"
  for each row execute function tell_of_own_landing();
