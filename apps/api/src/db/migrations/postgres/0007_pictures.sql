CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prerequisites" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_user" ON "pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_used" ON "pictures" USING btree ("used_at");