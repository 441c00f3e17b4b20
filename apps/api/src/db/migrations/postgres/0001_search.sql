CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "exploration_search" (
  "rowid" integer PRIMARY KEY REFERENCES "explorations"("id") ON DELETE CASCADE,
  "text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "exploration_search_text" ON "exploration_search" USING gin ("text" gin_trgm_ops);
