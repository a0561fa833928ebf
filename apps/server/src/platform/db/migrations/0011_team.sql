CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('owner', 'manager', 'desk', 'viewer')),
	CONSTRAINT "invitations_email_lowercase" CHECK ("invitations"."email" = lower("invitations"."email"))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
-- Until now each account had one person, who made it: its owner.
UPDATE "members" SET "role" = 'owner', "created_at" = "accounts"."created_at" FROM "accounts" WHERE "accounts"."id" = "members"."account_id";--> statement-breakpoint
UPDATE "accounts" SET "name" = coalesce((SELECT "people"."name" FROM "members" JOIN "people" ON "people"."id" = "members"."person_id" WHERE "members"."account_id" = "accounts"."id" ORDER BY "people"."id" LIMIT 1), "email");--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member" FOREIGN KEY ("account_id","invited_by") REFERENCES "public"."members"("account_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_account_email" ON "invitations" USING btree ("account_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("account_id","invited_by");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_role" CHECK ("members"."role" in ('owner', 'manager', 'desk', 'viewer'));--> statement-breakpoint
-- The page of an invitation has this address now.
UPDATE "landings" SET "name" = 'invitation-' || "id" WHERE "name" = 'invitation';