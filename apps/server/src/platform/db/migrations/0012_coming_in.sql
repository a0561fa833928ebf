CREATE TABLE "mailed_links" (
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"account_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_kind_token_hash_pk" PRIMARY KEY("kind","token_hash"),
	CONSTRAINT "mailed_links_kind" CHECK ("mailed_links"."kind" in ('sign-up', 'password-reset')),
	CONSTRAINT "mailed_links_email_lowercase" CHECK ("mailed_links"."email" = lower("mailed_links"."email"))
);
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "session_length" text DEFAULT 'hour' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "idle_seconds" integer;--> statement-breakpoint
-- Until now each lasted an hour, used or not.
UPDATE "sessions" SET "confirmed_at" = "created_at", "last_used_at" = "created_at", "idle_seconds" = 3600;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "confirmed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "idle_seconds" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_email" ON "mailed_links" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "mailed_links_expiry" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_session_length" CHECK ("accounts"."session_length" in ('hour', 'working-day'));--> statement-breakpoint
-- These are pages of the operator's side now.
UPDATE "landings" SET "name" = "name" || '-' || "id" WHERE "name" IN ('sign-up', 'reset');--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "account_id", "payload", "run_at", "created_at")
SELECT 'mail', gen_random_uuid() || '@nelly', "accounts"."id", jsonb_build_object(
	'kind', 'landing-renamed',
	'to', "accounts"."email",
	'content', jsonb_build_object(
		'subject', 'La dirección de tu landing cambió: /' || "landings"."name",
		'text', 'Desde esta versión de Nelly, la dirección de antes es una página del sistema. Tu landing está ahora en /' || "landings"."name" || '; en su configuración puedes darle otro nombre.' || E'\n\n' || 'Since this version of Nelly, the former address is a page of the system. Your landing is at /' || "landings"."name" || ' now; its settings let you choose another name.' || E'\n',
		'html', '<p>Desde esta versión de Nelly, la dirección de antes es una página del sistema. Tu landing está ahora en <b>/' || "landings"."name" || '</b>; en su configuración puedes darle otro nombre.</p><p lang="en">Since this version of Nelly, the former address is a page of the system. Your landing is at <b>/' || "landings"."name" || '</b> now; its settings let you choose another name.</p>',
		'attachments', jsonb_build_array()
	)
), now(), now()
FROM "landings" JOIN "accounts" ON "accounts"."id" = "landings"."account_id"
WHERE "landings"."name" IN ('invitation-' || "landings"."id", 'sign-up-' || "landings"."id", 'reset-' || "landings"."id");
