document.title = 'The site of the tests';
