ALTER TABLE "event_entrants" ADD COLUMN "is_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_entrants" ADD COLUMN "has_moved_up" boolean DEFAULT false NOT NULL;