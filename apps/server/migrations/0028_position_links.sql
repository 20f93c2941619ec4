CREATE TABLE "position_links" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"question" text NOT NULL,
	"goal" text NOT NULL,
	"position" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "position_links" ADD CONSTRAINT "position_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_links_owner" ON "position_links" USING btree ("owner_id","created_at");