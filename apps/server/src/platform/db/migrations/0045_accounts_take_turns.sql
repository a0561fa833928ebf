ALTER TABLE "jobs" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_turns" ON "jobs" USING btree ("account_id","kind","finished_at") WHERE "jobs"."account_id" is not null;