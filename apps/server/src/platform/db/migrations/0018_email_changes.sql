CREATE TABLE "email_changes" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"session_id" integer NOT NULL,
	"former_token_hash" text,
	"new_token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_email_lowercase" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_former_token" ON "email_changes" USING btree ("former_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_new_token" ON "email_changes" USING btree ("new_token_hash");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");