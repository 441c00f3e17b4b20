/** HTML exactly as the editor writes it, by title. Editor and sanitiser must return each sample unchanged. */
export const htmlSamples: Readonly<Record<string, string>> = {
  'an empty document': '',
  'a paragraph': '<p>Vor dem Dom</p>',
  'characters that mean something to HTML': '<p>1 &lt; 2 &amp;&amp; "3" &gt; 2, it\'s ö, 🧩</p>',
  'an empty line between two': '<p>oben</p><p><br /></p><p>unten</p>',
  'a break in a paragraph': '<p>eins<br />zwei</p>',
  'spaces side by side': '<p>a \u00a0b<br />\u00a0eingerückt</p>',
  'all headings': '<h1>Eins</h1><h2>Zwei</h2><h3>Drei</h3><h4>Vier</h4>',
  'all formats': '<p><strong>a</strong><em>b</em><u>c</u><s>d</s>x<sub>2</sub>y<sup>2</sup><code>z</code></p>',
  'formats in each other':
    '<p><strong>fett<em> und schräg<u> und unterstrichen</u></em> wieder fett</strong> normal</p>',
  'colours, fonts and sizes':
    '<p><span style="color:#c63d1e">rot</span> <span style="background-color:#fff1cf">markiert</span> ' +
    '<span style="color:#17694a;background-color:#dcebe0;font-family:Georgia, serif;font-size:150%"><strong>alles</strong></span> ' +
    '<span style="font-size:14px">klein</span></p>',
  'a colour that lets through': '<p><span style="color:rgba(19, 37, 31, 0.5)">blass</span></p>',
  'every alignment':
    '<p style="text-align:left">l</p><p style="text-align:center">m</p><h2 style="text-align:right">r</h2>' +
    '<blockquote style="text-align:justify">b</blockquote>',
  'steps of indentation':
    '<p style="padding-inline-start:40px">eins</p><p style="text-align:right;padding-inline-start:120px">drei</p>',
  'a quote of two lines': '<blockquote>Sag mir, <br />wo die Blumen sind</blockquote>'.replace(', <br', ',<br'),
  'preformatted text': '<pre>  a\n    b\n\nc</pre>',
  'a rule between paragraphs': '<p>a</p><hr /><p>b</p>',
  'nothing but a rule': '<hr />',
  'both lists': '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><ol start="4"><li>d</li></ol>'.replace(
    '</ol><ol start',
    '</ol><p>weiter</p><ol start',
  ),
  'lists in lists':
    '<ul><li>a<ol><li>a1<ul><li>a1x</li></ul></li><li>a2</li></ol></li><li>b<ul><li>b1</li></ul></li><li>c</li></ul>',
  'a list that counts down to below zero': '<ol start="-2"><li>a</li><li>b</li></ol>',
  'a list that starts deeper': '<ul><li><ul><li>tief</li></ul></li><li>hoch</li></ul>',
  'formats and breaks in items':
    '<ul><li style="text-align:center"><strong>a</strong><br />b</li><li><span style="color:#c63d1e">c</span></li></ul>',
  'a link':
    '<p>Siehe <a href="https://example.org/?a=1&amp;b=2" title="Zum Dom" rel="noopener noreferrer nofollow">hier</a>.</p>',
  'a link with formats':
    '<p><a href="mailto:dom@example.org" rel="noopener noreferrer nofollow">Schreib <strong>uns</strong><br />bald</a></p>',
  'neighbouring links':
    '<p><a href="https://a.example" rel="noopener noreferrer nofollow">a</a>' +
    '<a href="https://b.example" rel="noopener noreferrer nofollow">b</a></p>',
  'a place on the same server': '<p><a href="/explore" rel="noopener noreferrer nofollow">Alle Runs</a></p>',
  'a picture': '<p><img src="https://example.org/dom.jpg" alt="Der &quot;Dom&quot;" width="320" height="200" /></p>',
  'a picture in the middle of words': '<p>links <img src="/media/a.webp" alt="" /> rechts</p>',
  'a picture that is a link':
    '<p style="text-align:center"><a href="https://example.org" rel="noopener noreferrer nofollow">' +
    '<img src="https://example.org/a.png" alt="Karte" width="100" /></a></p>',
  'a sound with its transcript':
    '<p>Hört zu:</p><figure><audio controls="" preload="none" src="/media/a.mp3"></audio>' +
    '<figcaption>Die &quot;Pretiosa&quot; läutet.<br />Danach ist es still.</figcaption></figure>'.replaceAll(
      '&quot;',
      '"',
    ),
  'a video without a transcript':
    '<figure><video controls="" playsinline="" preload="none" src="https://example.org/a.mp4?b=1&amp;c=2"></video></figure>',
  'a table with headers':
    '<table><tbody><tr><th>Zug</th><th>Ab</th></tr><tr><th>RE 7</th><td>9:05</td></tr><tr><td>S 1</td><td></td></tr></tbody></table>',
  'a table with a corner of its own and cells over rows and columns':
    '<table><tbody><tr><th rowspan="2">Tag</th><th colspan="2">Abfahrt</th></tr><tr><th>früh</th><th>spät</th></tr>' +
    '<tr><th>Mo</th><td>6:00</td><td rowspan="2">22:00</td></tr><tr><th>Di</th><td>7:00</td></tr>' +
    '<tr><td colspan="3">täglich</td></tr></tbody></table>',
  'a table with everything':
    '<table><tbody><tr><th colspan="2" style="text-align:center;background-color:#fff1cf">Kopf</th></tr>' +
    '<tr><td rowspan="2" style="text-align:right;width:120px;vertical-align:middle"><strong>a</strong></td><td><p>eins</p><p style="text-align:center">zwei</p></td></tr>' +
    '<tr><td><ul><li>x</li></ul></td></tr></tbody></table>',
  'a table at both ends':
    '<table><tbody><tr><td>a</td></tr></tbody></table><p>m</p><table><tbody><tr><td>b</td></tr></tbody></table>',
};
