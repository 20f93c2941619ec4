ALTER TABLE "users" ADD COLUMN "event_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_check_in_told" boolean DEFAULT false NOT NULL;