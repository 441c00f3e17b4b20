CREATE VIRTUAL TABLE `exploration_search` USING fts5(`text`, tokenize = 'trigram');
--> statement-breakpoint
CREATE TRIGGER `exploration_search_delete` AFTER DELETE ON `explorations` BEGIN
  DELETE FROM `exploration_search` WHERE rowid = old.`id`;
END;
