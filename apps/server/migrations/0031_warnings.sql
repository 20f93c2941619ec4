CREATE TABLE "warnings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by_id" integer,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warnings_user" ON "warnings" USING btree ("user_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "warnings_sent_by" ON "warnings" USING btree ("sent_by_id");--> statement-breakpoint
ALTER TABLE "report_lines" ADD CONSTRAINT "report_lines_message_id_lobby_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."lobby_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_lines_message" ON "report_lines" USING btree ("message_id");