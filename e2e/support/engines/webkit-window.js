// Run by GJS: a window with Debian's WebKit that WebDriver controls. Unlike WebKit's MiniBrowser, whose automation mode forgets
// everything at its end, it keeps cookies, storage and service workers in a folder, like the browser of a phone.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const [folder] = ARGV;

Gtk.init(null);
const data = new WebKit.WebsiteDataManager({
  base_data_directory: `${folder}/data`,
  base_cache_directory: `${folder}/cache`,
});
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_preferred_languages(['de-DE', 'de']);
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true });
    const window = new Gtk.Window({ default_width: 390, default_height: 844 });
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();
