console.log('the site of the tests');
