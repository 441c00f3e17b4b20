UPDATE `tasks` SET `content` = json_set(`content`, '$.case_sensitive', json('false')) WHERE `task_type` = 'locate';
