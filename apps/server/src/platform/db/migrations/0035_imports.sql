CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"landing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file" jsonb NOT NULL,
	"sheet" integer DEFAULT 0 NOT NULL,
	"columns" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"counts" jsonb NOT NULL,
	"rows" jsonb,
	"done" jsonb,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('open', 'applied', 'undone')),
	CONSTRAINT "imports_applied" CHECK (("imports"."state" = 'open') = ("imports"."applied_at" is null))
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_landing_id_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."landings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "imports_landing" ON "imports" USING btree ("landing_id");