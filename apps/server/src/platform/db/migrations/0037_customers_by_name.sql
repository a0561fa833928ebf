DROP INDEX "customers_account";--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ("account_id",lower("first_name"),lower("last_name"),"id");