CREATE TABLE "deck_chains" (
	"organiser_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"deck_uuid" text NOT NULL,
	"chains" smallint NOT NULL,
	CONSTRAINT "deck_chains_organiser_id_user_id_deck_uuid_pk" PRIMARY KEY("organiser_id","user_id","deck_uuid")
);
--> statement-breakpoint
ALTER TABLE "game_players" ADD COLUMN "chains" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_entrants" ADD COLUMN "chains" smallint;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "are_chains_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck_chains" ADD CONSTRAINT "deck_chains_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_chains" ADD CONSTRAINT "deck_chains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deck_chains_user" ON "deck_chains" USING btree ("user_id");--> statement-breakpoint
UPDATE "events" SET "settings" = "settings" || '{"keepsChains": false}';
