CREATE TABLE "decks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"uuid" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"expansion" integer NOT NULL,
	"houses" text[] NOT NULL,
	"source" text NOT NULL,
	"cards" jsonb NOT NULL,
	"lacks_icons" boolean DEFAULT false NOT NULL,
	"icons_by_hand" boolean DEFAULT false NOT NULL,
	"impossible" boolean DEFAULT false NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"losses" integer DEFAULT 0 NOT NULL,
	"win_rate" double precision GENERATED ALWAYS AS (case when wins + losses = 0 then 0 else round(100.0 * wins / (wins + losses), 2)::double precision end) STORED NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decks_owner_uuid_key" ON "decks" USING btree ("owner_id","uuid");--> statement-breakpoint
CREATE INDEX "decks_uuid" ON "decks" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "decks_owner_updated" ON "decks" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "decks_owner_name" ON "decks" USING btree ("owner_id","name_key","id");--> statement-breakpoint
CREATE INDEX "decks_owner_expansion" ON "decks" USING btree ("owner_id","expansion","id");--> statement-breakpoint
CREATE INDEX "decks_owner_win_rate" ON "decks" USING btree ("owner_id","win_rate","id");--> statement-breakpoint
CREATE INDEX "game_players_deck" ON "game_players" USING btree ("user_id","deck_uuid");