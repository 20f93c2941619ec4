CREATE TABLE "learning_progress" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"progress" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_progress" ADD CONSTRAINT "learning_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;