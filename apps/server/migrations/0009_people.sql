CREATE TABLE "friendships" (
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "friendships_low_id_high_id_pk" PRIMARY KEY("low_id","high_id")
);
--> statement-breakpoint
CREATE TABLE "sharing" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"games" text NOT NULL,
	"decks" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing" ADD CONSTRAINT "sharing_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friendships_high" ON "friendships" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "friendships_asked_by" ON "friendships" USING btree ("asked_by");