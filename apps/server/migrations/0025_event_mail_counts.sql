CREATE TABLE "event_mail_counts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"sent" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_mail_counts" ADD CONSTRAINT "event_mail_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;