CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "decks_name" ON "decks" USING btree ("name");--> statement-breakpoint
CREATE INDEX "lobby_messages_user" ON "lobby_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lobby_messages_deleted_by" ON "lobby_messages" USING btree ("deleted_by_id");--> statement-breakpoint
CREATE INDEX "mailed_links_purpose" ON "mailed_links" USING btree ("purpose","mailed_at");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "sessions_ip" ON "sessions" USING btree ("ip");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "users_register_ip" ON "users" USING btree ("register_ip");