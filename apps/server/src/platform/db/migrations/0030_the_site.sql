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
CREATE TABLE "site_publications" (
	"landing_id" integer NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"published_at" timestamp with time zone NOT NULL,
	"person_id" integer,
	CONSTRAINT "site_publications_landing_id_number_pk" PRIMARY KEY("landing_id","number"),
	CONSTRAINT "site_publications_kind" CHECK ("site_publications"."kind" in ('published', 'edited'))
);
--> statement-breakpoint
ALTER TABLE "site_draft_steps" ADD CONSTRAINT "site_draft_steps_landing_id_site_drafts_landing_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."site_drafts"("landing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_draft_steps" ADD CONSTRAINT "site_draft_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_publications" ADD CONSTRAINT "site_publications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_draft_steps_person" ON "site_draft_steps" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_drafts_person" ON "site_drafts" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "site_publications_person" ON "site_publications" USING btree ("person_id");
--> statement-breakpoint
insert into "site_pictures" ("path", "landing_id", "picture", "created_at")
select "logo" ->> 'path', "id", "logo", "created_at" from "landings" where "logo" ->> 'path' is not null
union all select "favicon", "id", null, "created_at" from "landings" where "favicon" is not null
union all select "og_image", "id", null, "created_at" from "landings" where "og_image" is not null
on conflict do nothing;
--> statement-breakpoint
-- As `plainDocument` makes it: every text is the usual one.
insert into "site_drafts" ("landing_id", "document", "saved_at")
select "id", jsonb_build_object(
  'schema', 1,
  'look', jsonb_build_object('template', 'classic', 'logo', "logo" ->> 'path', 'primary', "color_primary", 'secondary', "color_secondary"),
  'languages', jsonb_build_object('default', "default_language", 'both', false),
  'sections', '[
    {"id": "hero", "kind": "hero", "shown": true, "variant": "beside", "headline": {"es": "", "en": ""}, "lead": {"es": "", "en": ""}, "pictures": []},
    {"id": "fleet", "kind": "fleet", "shown": true, "variant": "cards", "title": {"es": "", "en": ""}, "lead": {"es": "", "en": ""}, "count": 3, "order": "own", "vehicles": []},
    {"id": "places", "kind": "places", "shown": true, "variant": "cards", "title": {"es": "", "en": ""}, "lead": {"es": "", "en": ""}},
    {"id": "how-it-works", "kind": "how-it-works", "shown": true, "variant": "columns", "title": {"es": "", "en": ""}, "steps": []}
  ]'::jsonb,
  'contact', '{"phone": "", "email": "", "whatsapp": "", "address": ""}'::jsonb,
  'legal', '{"terms": {"es": [], "en": []}, "privacy": {"es": [], "en": []}, "unread": []}'::jsonb,
  'pages', '[]'::jsonb,
  'search', jsonb_build_object('title', "meta_title", 'description', "meta_description", 'keywords', "meta_keywords",
    'socialTitle', "og_title", 'socialDescription', "og_description", 'socialPicture', "og_image", 'favicon', "favicon",
    'robots', "robots", 'canonical', "canonical_url")
), "updated_at" from "landings"
on conflict do nothing;
--> statement-breakpoint
insert into "site_publications" ("landing_id", "number", "document", "kind", "published_at")
select "id", 1, "document", 'published', coalesce("published_at", "updated_at")
from "landings" join "site_drafts" on "landing_id" = "id" where "status" = 'published'
on conflict do nothing;
