CREATE TABLE "former_names" (
	"name_key" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"freed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_names_user" ON "former_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_names_freed_at" ON "former_names" USING btree ("freed_at");