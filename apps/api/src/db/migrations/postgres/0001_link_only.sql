DROP INDEX "explorations_list";--> statement-breakpoint
DROP INDEX "explorations_place";--> statement-breakpoint
DROP INDEX "explorations_lang";--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "explorations" ADD COLUMN "link_key" text;--> statement-breakpoint
CREATE INDEX "explorations_list" ON "explorations" USING btree ("published","visibility","rating","id");--> statement-breakpoint
CREATE INDEX "explorations_place" ON "explorations" USING btree ("published","visibility","postal_code","rating","id");--> statement-breakpoint
CREATE INDEX "explorations_lang" ON "explorations" USING btree ("published","visibility","lang");