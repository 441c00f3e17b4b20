/**
 * Runs before the first screen of the studio is painted: sets the colour scheme for Mantine, and removes the screen on
 * a device that shows another page or language: without a login, or with another chosen language.
 */
const html = document.documentElement;
const root = document.getElementById('root');

function isShown(): boolean {
  try {
    const language = localStorage.getItem('selectedLanguage');
    return Boolean(localStorage.getItem('authToken')) && (!language || language === html.lang);
  } catch {
    return false;
  }
}

html.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
if (root && !isShown()) {
  root.replaceChildren();
  delete root.dataset.rendered;
}

export {};
