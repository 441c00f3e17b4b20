UPDATE `tasks` SET `content` = json_set(`content`, '$.image_description', '') WHERE `task_type` = 'locate';
