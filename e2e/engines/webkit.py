"""A window of WebKitGTK for WebKitWebDriver: its own MiniBrowser cannot be as narrow as a phone, and does not tell what pages say.

RIFT_WEBKIT_LOG names the file for that; RIFT_WEBKIT_NO_SCRIPTS turns scripts off.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

LISTEN = r"""(() => {
  const say = (text) => webkit.messageHandlers.say.postMessage(String(text).replaceAll('\n', ' '));
  for (const level of ['error', 'warn']) {
    const own = console[level];
    console[level] = (...all) => { say(level + ': ' + all.join(' ')); own.apply(console, all); };
  }
  addEventListener('error', (event) => say('error: ' + (event.message ?? event.target?.src ?? event.target?.href)), true);
  addEventListener('unhandledrejection', ({reason}) => say('error: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) => say('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
})();"""

log = open(os.environ["RIFT_WEBKIT_LOG"], "a", buffering=1)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
windows = []


def open_window(_session):
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler("say")
    manager.connect(
        "script-message-received::say", lambda _, result: log.write(result.get_js_value().to_string() + "\n")
    )
    start = WebKit2.UserScriptInjectionTime.START
    frames = WebKit2.UserContentInjectedFrames.ALL_FRAMES
    manager.add_script(WebKit2.UserScript.new(LISTEN, frames, start, None, None))
    settings = WebKit2.Settings()
    settings.set_enable_javascript_markup(os.environ.get("RIFT_WEBKIT_NO_SCRIPTS") is None)
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=manager, settings=settings
    )
    view.connect("web-process-terminated", lambda _, reason: log.write(f"crash: {reason}\n"))
    window = Gtk.Window(decorated=False)
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect("close", lambda _: window.destroy())
    windows.append(window)
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
